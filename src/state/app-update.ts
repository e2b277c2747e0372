import type { Api } from '@/services/api'

/** Only a native app is replaced by hand; the web and mini-programs bring their newest version themselves. */
export const offerUpdate = (_: Api): Promise<void> => Promise.resolve()
