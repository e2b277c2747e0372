import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export type Feedback = Answer<'feedback.list'>['items'][number]

/** The customer's feedback with the platform's answers (product text §2, my feedback). */
export class MyFeedbackModel {
  readonly list: PagedResource<Feedback>

  constructor(api: Api) {
    this.list = new PagedResource((page) => api.feedback.list(page, { quiet: true }))
    makeModel(this, 'list')
  }

  give(): void {
    void replace('feedback')
  }

  dispose(): void {
    this.list.dispose()
  }
}
