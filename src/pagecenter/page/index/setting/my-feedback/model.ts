import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, PagedResource } from '@/state'

export type Feedback = Answer<'feedback.list'>['items'][number]

/** The customer's feedback with the platform's answers (product text §2, my feedback). */
export class MyFeedbackModel {
  readonly list: PagedResource<Feedback>
  /** The pictures that are viewed, and the first of them to show. */
  viewed: { sources: readonly string[]; index: number } | undefined = undefined

  constructor(api: Api) {
    this.list = new PagedResource((page) => api.feedback.list(page, { quiet: true }))
    makeModel(this, 'list')
  }

  view({ pictures }: Feedback, index: number): void {
    this.viewed = { sources: pictures.map(({ path }) => fullUrl(path)), index }
  }

  close(): void {
    this.viewed = undefined
  }

  give(): void {
    void replace('feedback')
  }

  dispose(): void {
    this.list.dispose()
  }
}
