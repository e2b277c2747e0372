export { followPosition, readsInBackground } from './open-only-position'
