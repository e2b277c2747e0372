import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type {
  bindingRemoveSocial,
  bindingSocial,
  bindingSocialStart,
  loginSocial,
  loginSocialBindPhone,
  loginSocialStart,
  loginSocialWays,
} from '@contract/calls/social'
import { SocialProvider } from '@contract/calls/social'
import type { Session } from '@contract/entities/user'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller, Customer, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { sha256 } from '../../security/hash'
import { deviceHash } from '../../security/sources'
import { callbackPath } from '../../social/callback'
import { type SocialApp, type SocialApps, SocialRefused } from '../../social/provider'
import type { Login } from '../account/login'
import * as queries from './queries'
import { isState, newState } from './state'
import { type Identity, identityOf, newTicket } from './ticket'

type Bindings = Response<typeof bindingSocial>

/** Login by social apps, and the accounts' bindings (product text §2, login pages). */
export class SocialService {
  constructor(
    private readonly context: Context,
    private readonly apps: SocialApps,
    private readonly login: Login,
  ) {}

  ways(): Response<typeof loginSocialWays> {
    const apps = Object.values(this.apps)
    return { items: apps.flatMap(({ name, ways }) => ways.map((way) => ({ provider: name, way }))) }
  }

  /** @throws Failure `socialLoginFailed` for an app that has no page, or a caller without a device. */
  async start(
    caller: Caller,
    { provider }: Request<typeof loginSocialStart> | Request<typeof bindingSocialStart>,
    by?: Customer,
  ) {
    const app = this.appOf(provider)
    if (!app.ways.includes('web')) throw new Failure('socialLoginFailed')
    const of = { provider, device: deviceOf(caller), ...(by && { customerId: by.id }) }
    const origin = this.context.config.publicUrl?.replace(/\/$/, '') ?? caller.origin
    const address = await app.pageAddress(origin + callbackPath(provider), newState(this.context, of), caller.language)
    return { address }
  }

  /** @throws Failure `socialLoginFailed`, `accountDisabled` or `accountClosing`. */
  async byApp(caller: Caller, proof: Request<typeof loginSocial>): Promise<Response<typeof loginSocial>> {
    const { db } = this.context
    const identity = await this.identify(caller, proof)
    const customer = await queries.customerBoundTo(db, identity.provider, this.hashes(identity))
    if (!customer) return { session: null, ticket: newTicket(this.context, identity, deviceOf(caller)) }
    return { session: await this.login.open(db, customer, caller), ticket: null }
  }

  /** @throws Failure `socialLoginFailed` for a ticket that does not hold, `socialTaken`, and those of a login by code. */
  async bindPhone(caller: Caller, request: Request<typeof loginSocialBindPhone>): Promise<Session> {
    const identity = identityOf(this.context, request.ticket, deviceOf(caller))
    if (!identity) throw new Failure('socialLoginFailed')
    return this.login.byCode(caller, request, (tx, { id }) => this.bind(tx, id, identity))
  }

  async list({ id }: Customer): Promise<Bindings> {
    const bound = await queries.bindingsOf(this.context.db, id)
    const boundAt = (provider: SocialProvider) =>
      bound.find((binding) => binding.provider === provider)?.created_at.toISOString() ?? null
    return { items: SocialProvider.options.map((provider) => ({ provider, boundAt: boundAt(provider) })) }
  }

  /** @throws Failure `socialLoginFailed`, or `socialTaken` when the identity or the account is bound otherwise. */
  async bindAccount(caller: SignedIn, proof: Request<typeof bindingSocial>): Promise<Bindings> {
    const { customer } = caller
    const identity = await this.identify(caller, proof, customer)
    await this.context.db.transaction().execute((tx) => this.bind(tx, customer.id, identity))
    return this.list(customer)
  }

  async remove(customer: Customer, { provider }: Request<typeof bindingRemoveSocial>): Promise<Bindings> {
    await queries.removeBinding(this.context.db, customer.id, provider)
    return this.list(customer)
  }

  private async identify(caller: Caller, proof: Request<typeof bindingSocial>, by?: Customer): Promise<Identity> {
    const { provider, way, code, state } = proof
    const app = this.appOf(provider)
    const device = deviceOf(caller)
    const of = { provider, device, ...(by && { customerId: by.id }) }
    const isOurs = way === 'mini' || isState(this.context, of, state)
    if (!isOurs || !app.ways.includes(way)) throw new Failure('socialLoginFailed')
    const { clock, db } = this.context
    if (!(await queries.useSocialCode(db, sha256(`${provider} ${code}`), clock.now())))
      throw new Failure('socialLoginFailed')
    try {
      return { provider, subject: await app.subjectOf(way, code, device) }
    } catch (error) {
      if (error instanceof SocialRefused) throw new Failure('socialLoginFailed')
      throw error
    }
  }

  private async bind(tx: Transaction<Database>, customerId: string, identity: Identity): Promise<void> {
    const bound = await queries.customerBoundTo(tx, identity.provider, this.hashes(identity))
    if (bound?.id === customerId) return
    const { clock, seal } = this.context
    const text = textOf(identity)
    const row = {
      id: uuid(),
      provider: identity.provider,
      subject_hash: seal.index(text),
      subject_sealed: seal.seal(text),
      customer_id: customerId,
      created_at: clock.now(),
    }
    // Bound to somebody else by an older key's hash, or by whoever was faster.
    if (bound || !(await queries.insertBinding(tx, row))) throw new Failure('socialTaken')
  }

  private hashes(identity: Identity): string[] {
    return this.context.seal.indexes(textOf(identity))
  }

  private appOf(provider: SocialProvider): SocialApp {
    const app = this.apps[provider]
    if (!app) throw new Failure('socialLoginFailed')
    return app
  }
}

/** The text whose hash and seal a binding keeps. */
const textOf = ({ provider, subject }: Identity): string => `${provider}:${subject}`

/** The caller's device, which a social login is tied to. @throws Failure `socialLoginFailed` without one. */
function deviceOf(caller: Caller): string {
  const device = deviceHash(caller)
  if (device === null) throw new Failure('socialLoginFailed')
  return device
}
