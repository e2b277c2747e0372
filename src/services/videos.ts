import { apiBase } from './base'

/** A path on the server, and no other address. */
const ownPath = /^\/[\w/-]+\.\w+$/

/** URL of a server's video (product text §3); undefined for any other path. */
export const videoUrl = (path = ''): string | undefined =>
  ownPath.test(path) && !path.startsWith('//') ? apiBase + path : undefined
