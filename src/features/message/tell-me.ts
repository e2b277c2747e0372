import { askToTell } from '@/platform/session/subscribe'
import { uuid } from '@/platform/device/uuid'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, whileBusy } from '@/state'

type Templates = Answer<'message.templates'>['items']

/** Consent to messages outside the app, where the platform requires one. */
export class TellMeModel {
  readonly templates: Resource<Templates>
  busy = false
  /** Whether the customer has just agreed. */
  agreed = false

  constructor(private readonly api: Api) {
    this.templates = new Resource(async () => (await api.message.templates({}, { quiet: true })).items)
    makeModel(this, 'api', 'templates')
    if (askToTell) void this.templates.load()
  }

  /** Whether there is something to agree to. */
  get isOffered(): boolean {
    return (this.templates.value ?? []).length > 0
  }

  async agree(): Promise<void> {
    const ask = askToTell
    if (!ask || this.busy) return
    const items = this.templates.value ?? []
    await whileBusy(this, () => attempt(() => this.askBy(ask, items)))
  }

  dispose(): void {
    this.templates.dispose()
  }

  private async askBy(ask: NonNullable<typeof askToTell>, items: Templates): Promise<void> {
    const { code, accepted } = await ask(items.map(({ templateId }) => templateId))
    const topics = items.filter(({ templateId }) => accepted.includes(templateId)).map(({ topic }) => topic)
    if (topics.length === 0) return
    await this.api.message.subscribe({ clientId: uuid(), code, topics })
    this.took()
  }

  private took(): void {
    this.agreed = true
  }
}
