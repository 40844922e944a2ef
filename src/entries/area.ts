/** What an area's own code needs of this package: types, and the helper for a page in a frame. */
export type { UserRecord } from '../api/account';
export type { RequestOptions } from '../api/http';
export type { AreaName } from '../constants';
export type {
  AreaContext,
  AreaFacts,
  AreaModule,
  AreaSource,
  Toast,
} from '../store/areas/areaSources';
export type { PublicUser } from '../store/session/userRecord';
export {
  type ConnectOptions,
  connectArea,
  type FrameArea,
  FrameError,
  type FrameRequestOptions,
} from './area-frame';
