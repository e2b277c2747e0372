import type { Qualification } from '@contract/entities/store'
import type { Answer, Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource } from '@/state'

/** Licences of a store (product text §2, qualification). */
export class QualificationModel {
  readonly licences: Resource<Answer<'store.qualification'>>
  /** Index of the picture in the viewer. */
  viewing: number | undefined = undefined

  constructor(api: Api, storeId: string) {
    this.licences = new Resource(() => api.store.qualification({ storeId }, { quiet: true }))
    makeModel(this, 'licences')
  }

  /** Full-size URLs of the licences. */
  get pictures(): string[] {
    return (this.licences.value?.items ?? []).flatMap(({ picture }) => (picture ? [fullUrl(picture.path)] : []))
  }

  view({ picture }: Qualification): void {
    if (picture) this.viewing = this.pictures.indexOf(fullUrl(picture.path))
  }

  endView(): void {
    this.viewing = undefined
  }

  dispose(): void {
    this.licences.dispose()
  }
}
