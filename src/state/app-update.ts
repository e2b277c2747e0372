import type { Api } from '@/services/api'

/** Only native apps are updated manually; the web and mini-programs update themselves. */
export const offerUpdate = (_: Api): Promise<void> => Promise.resolve()
