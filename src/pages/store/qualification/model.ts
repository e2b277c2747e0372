import type { Answer, Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource } from '@/state'

/** Licences of a store (product text §2, qualification). */
export class QualificationModel {
  readonly licences: Resource<Answer<'store.qualification'>>
  /** Index of the licence in the viewer. */
  viewing: number | undefined = undefined

  constructor(api: Api, storeId: string) {
    this.licences = new Resource(() => api.store.qualification({ storeId }, { quiet: true }))
    makeModel(this, 'licences')
  }

  /** Full-size URLs of the licences. */
  get pictures(): string[] {
    return (this.licences.value?.items ?? []).map(({ picture }) => fullUrl(picture.path))
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
