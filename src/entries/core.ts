/** The modules shared by every element. The build keeps them in one chunk (build/plugins/oneCore.ts). */
import '../elements/sessionElement';
import '../views/account/AccountScreen';

export { ApiError } from '../api/errors';
