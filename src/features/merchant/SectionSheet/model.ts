import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { whileBusy } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { inBothLanguages } from '../in-both-languages'

export type Section = Answer<'merchant.goods'>['sections'][number]

/** Names a section of a menu: a new one, or one that is there. */
export class SectionModel {
  /** Whether the sheet is open. */
  open = false
  busy = false
  zh = ''
  en = ''
  /** The section to rename; undefined for a new one. */
  private section: Section | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    private readonly onSaved: (sections: readonly Section[]) => void,
  ) {
    makeModel(this, 'api', 'storeId', 'key', 'onSaved')
  }

  get isNew(): boolean {
    return this.section === undefined
  }

  get isFine(): boolean {
    return inBothLanguages(this.zh, this.en).zh !== ''
  }

  /** Opens the sheet for a section, or for a new one. */
  start(section?: Section): void {
    this.section = section
    this.zh = section?.name.zh ?? ''
    this.en = section?.name.en ?? ''
    this.open = true
  }

  close(): void {
    this.open = false
  }

  write(language: 'zh' | 'en', text: string): void {
    this[language] = text
  }

  async save(): Promise<void> {
    if (this.busy || !this.isFine) return
    const { storeId, section, zh, en } = this
    const change = { storeId, name: inBothLanguages(zh, en), ...(section && { menuCategoryId: section.id }) }
    const saved = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.merchant.saveCategory(keyed(change))),
    )
    if (!saved) return
    this.close()
    this.onSaved(saved.sections)
  }
}
