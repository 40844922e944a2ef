/** What every element stands on: the build keeps it in one chunk (see build/plugins/oneCore.ts). */
import '../elements/sessionElement';
import '../views/account/AccountScreen';

export { ApiError } from '../api/errors';
