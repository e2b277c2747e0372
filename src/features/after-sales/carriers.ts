import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'

type Carrier = Answer<'aftersale.expressCompanies'>['items'][number]

/** The express companies by their initials, and those that a word finds (product text §2, express company). */
export class CarriersModel {
  readonly all: Resource<Carrier[]>
  readonly target = new ScrollTarget()
  typed = ''

  constructor(api: Api) {
    this.all = new Resource(async () => (await api.aftersale.expressCompanies({}, { quiet: true })).items)
    makeModel(this, 'target')
  }

  /** Rows of the companies whose name, key or phone contains what was typed. Keys are in pinyin. */
  get found() {
    const wanted = this.typed.trim().toLowerCase()
    return this.all.ready
      .filter(({ key, name, phone }) => `${name} ${key} ${phone}`.toLowerCase().includes(wanted))
      .map(({ key, name, phone, letter }) => ({ key, name, letter, note: phone }))
  }

  find(key: string): Carrier | undefined {
    return this.all.value?.find((each) => each.key === key)
  }

  type(text: string): void {
    this.typed = text
  }

  dispose(): void {
    this.target.dispose()
    this.all.dispose()
  }
}
