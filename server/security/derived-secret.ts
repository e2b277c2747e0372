import type { Seal } from './seal'

/** A secret of a deployment for one use, the same on each of its servers and after a restart: 32 hexadecimal digits. */
export const derivedSecret = (seal: Seal, use: string): string => seal.sign(`secret of ${use}`).slice(0, 32)
