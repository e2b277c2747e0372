import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/** The SHA-256 of some bytes in hexadecimal. Mini-programs, React Native and pages without TLS have none of their own. */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
