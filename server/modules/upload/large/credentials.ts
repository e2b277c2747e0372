import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'

type Signer = Pick<Context, 'seal' | 'clock'>

/** Permission for one upload. */
export interface Allowance {
  readonly key: string
  readonly type: string
  readonly size: number
}

/** Lifetime of credentials; an interrupted upload resumes with fresh ones. */
const minutes = 60

const tokenText = (claim: string): string => `upload.${claim}`
const policyText = (policy: string): string => `policy.${policy}`

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

/** A token for the upload of one file. */
export function newToken({ seal, clock }: Signer, { key, type, size }: Allowance): string {
  const claim = encoded([key, type, size, minutesAfter(clock.now(), minutes).getTime()])
  return `${claim}.${seal.sign(tokenText(claim))}`
}

/** Allowance of a token; undefined unless this server signed it and it is still valid. */
export function allowanceOf({ seal, clock }: Signer, token: string): Allowance | undefined {
  const [claim = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !seal.isSigned(tokenText(claim), signature)) return undefined
  const [key, type, size, expires] = decoded(claim) as [string, string, number, number]
  return expires > clock.now().getTime() ? { key, type, size } : undefined
}

/**
 * A policy as an object storage takes it with a form: its expiry, and the required key, type and length of the file.
 */
interface Policy {
  readonly expiration: string
  readonly conditions: readonly [
    readonly ['eq', '$key', string],
    readonly ['eq', '$Content-Type', string],
    readonly ['content-length-range', number, number],
  ]
}

/** A policy for the upload of one file, in base64, and its signature. */
export function newPolicy({ seal, clock }: Signer, { key, type, size }: Allowance) {
  const policy: Policy = {
    expiration: minutesAfter(clock.now(), minutes).toISOString(),
    conditions: [
      ['eq', '$key', key],
      ['eq', '$Content-Type', type],
      ['content-length-range', size, size],
    ],
  }
  const text = Buffer.from(JSON.stringify(policy)).toString('base64')
  return { policy: text, signature: seal.sign(policyText(text)) }
}

/** Allowance of a signed policy; undefined unless this server signed it and it is still valid. */
export function policyAllowance({ seal, clock }: Signer, policy: string, signature: string): Allowance | undefined {
  if (!seal.isSigned(policyText(policy), signature)) return undefined
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy
  if (Date.parse(expiration) <= clock.now().getTime()) return undefined
  const [[, , key], [, , type], [, , size]] = conditions
  return { key, type, size }
}
