import { ApiError } from '../../api/errors';
import type { ElementStores } from '../element/elementStores';

/**
 * Returns `request` for the current user. Once another user has signed in, it rejects with an ApiError: the
 * request would be sent in the name of that user.
 */
export function areaRequest({ session, request }: ElementStores): ElementStores['request'] {
  const { userChangeCount } = session.getState();
  return async (...args) => {
    if (session.getState().userChangeCount === userChangeCount) return request(...args);
    throw new ApiError('Another user has signed in since this area was opened.', {
      reason: 'aborted',
    });
  };
}
