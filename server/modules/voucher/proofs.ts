import { limits } from '@contract/limits'
import type { Seal } from '../../security/seal'

type Signing = Pick<Seal, 'sign' | 'isSigned'>

const pattern = /^LV1\.([0-9a-f-]{36})\.(\d{13})\.([0-9a-f]{64})$/
const qrText = (orderId: string, until: number) => `voucher-qr.${orderId}.${until}`
const ticketText = (orderId: string, storeId: string, until: number) => `voucher-till.${orderId}.${storeId}.${until}`

/** The text of a QR code of an order that holds for a minute. */
export function qrOf(seal: Signing, orderId: string, now: Date): { text: string; expiresAt: Date } {
  const until = now.getTime() + limits.voucherQrSeconds * 1000
  return { text: `LV1.${orderId}.${until}.${seal.sign(qrText(orderId, until))}`, expiresAt: new Date(until) }
}

/** The order of a scanned text and whether its minute is over; undefined for other text or a wrong signature. */
export function readQr(seal: Signing, scanned: string, now: Date): { orderId: string; isOver: boolean } | undefined {
  const [, orderId, until, signature] = pattern.exec(scanned) ?? []
  if (!orderId || !until || !signature || !seal.isSigned(qrText(orderId, Number(until)), signature)) return undefined
  return { orderId, isOver: Number(until) <= now.getTime() }
}

/** A short-lived token that lets one store redeem one order. */
export function tillTicket(seal: Signing, orderId: string, storeId: string, now: Date): string {
  const until = now.getTime() + limits.voucherTicketMinutes * 60_000
  return `LV1.${orderId}.${until}.${seal.sign(ticketText(orderId, storeId, until))}`
}

/** The order of a till's ticket; undefined when it is not this store's or over. */
export function readTicket(seal: Signing, ticket: string, storeId: string, now: Date): string | undefined {
  const [, orderId, until, signature] = pattern.exec(ticket) ?? []
  if (!orderId || !until || !signature || Number(until) <= now.getTime()) return undefined
  return seal.isSigned(ticketText(orderId, storeId, Number(until)), signature) ? orderId : undefined
}
