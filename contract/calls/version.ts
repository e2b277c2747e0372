import * as z from 'zod/mini'
import { defineCall } from '../call'

/**
 * Whether there is a newer app than the caller's (product text §4, app update). `version_url` is its address;
 * `version_apk_url` is a fallback for Android.
 */
export const versionUpdate = defineCall({
  name: 'version.update',
  summary: 'The newest version of the app',
  who: 'anyone',
  request: z.object({
    /** The caller's own version, such as 1.0.7. */
    version: z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){0,3}$/)),
  }),
  response: z.object({
    is_new: z.boolean(),
    version_name: z.string(),
    version_url: z.string(),
    version_apk_url: z.string(),
  }),
  failures: [],
})
