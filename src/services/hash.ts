import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/**
 * SHA-256 in hexadecimal, in JavaScript, since mini-programs, React Native and pages without TLS have no built-in one.
 */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
