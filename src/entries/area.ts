/** Types for the code of an area, and `connectArea` for an area in an iframe. */
export type { UserRecord } from '../api/account';
export type { RequestOptions } from '../api/http';
export type { AreaName } from '../constants';
export type {
  AreaContext,
  AreaFacts,
  AreaModule,
  AreaSource,
  Highlight,
  Toast,
} from '../store/areas/areaTypes';
export type { Command } from '../store/lists/commands';
export type { PublicUser } from '../store/session/user/userRecord';
export {
  type ConnectOptions,
  connectArea,
  type FrameArea,
  FrameError,
  type FrameRequestOptions,
} from './area-frame';
