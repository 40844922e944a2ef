/** The modules that every element needs: the build keeps them in one chunk (see build/plugins/oneCore.ts). */
import '../elements/backoffice-login';
import '../elements/backoffice-reset';
import '../elements/defineElement';
import '../elements/sessionElement';
import '../handover/ownElement';
import '../views/account/AccountScreen';

export { ApiError } from '../api/errors';
