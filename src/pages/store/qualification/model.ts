import { makeAutoObservable } from 'mobx'
import { limits } from '@contract/limits'
import type { Answer, Api } from '@/services/api'
import { pictureUrl } from '@/services/pictures'
import { Resource } from '@/stores'

/** The licences behind a store (product text §2, qualification). */
export class QualificationModel {
  readonly licences: Resource<Answer<'store.qualification'>>
  /** Which licence is over the screen. */
  viewing: number | undefined = undefined

  constructor(api: Api, storeId: string) {
    this.licences = new Resource(() => api.store.qualification({ storeId }, { quiet: true }))
    makeAutoObservable(this, { licences: false }, { autoBind: true })
  }

  /** Where the pictures are found in full. */
  get pictures(): string[] {
    const widest = Math.max(...limits.pictureWidths)
    return (this.licences.value?.items ?? []).map(({ picture }) => pictureUrl(picture.path, widest))
  }

  view(index: number): void {
    this.viewing = index
  }

  endView(): void {
    this.viewing = undefined
  }

  dispose(): void {
    this.licences.dispose()
  }
}
