import type { Application, ApplicationKind, FilledIn } from '@contract/entities/application'
import type { MediaId } from '@contract/entities/ids'
import type { Media } from '@contract/entities/media'
import type { Language } from '@contract/settings'
import { certification } from '@contract/states/person'
import type { Context } from '../../context'
import { trustedId } from '../../security/trusted-id'
import { pathOfMedia } from '../upload/media'
import type { Viewer } from '../upload/private/address'
import type { PrivateMedia } from '../upload/private/private-media'
import type { ApplicationEngine } from './engine'
import * as queries from './queries'

const coverWidth = 416

/** Reference number of an application for a customer and the customer service: its day and the end of its id. */
export const numberOf = ({ id, submitted_at }: Pick<queries.ApplicationRow, 'id' | 'submitted_at'>): string =>
  `A${submitted_at.toISOString().slice(0, 10).replaceAll('-', '')}${id.slice(-6).toUpperCase()}`

/** An application as its customer sees it. */
export function applicationOf(row: queries.ApplicationRow, language: Language, workingDays: number): Application {
  return {
    kind: row.kind,
    state: row.state,
    number: numberOf(row),
    applicant: row.applicant,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reasons: row.reasons.map(({ field, text }) => ({ field, text: text[language] })),
    workingDays,
  }
}

/** An application that was not handed in. */
export const nothingOf = (kind: ApplicationKind, workingDays: number): Application => ({
  kind,
  state: certification.initial,
  number: null,
  applicant: null,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  workingDays,
})

/** The texts of a form by the path of their field, such as `body.length`; lists joined by commas. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (Array.isArray(value)) return [[path, value.map(String).join(',')]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textsOf(each, path ? `${path}.${key}` : key))
  return [[path, String(value)]]
}

/** Fields of a submitted application: texts and pictures with fresh addresses, without removed pictures. */
export class FilledInForms {
  constructor(
    private readonly context: Context,
    private readonly engine: ApplicationEngine,
    private readonly privateMedia: PrivateMedia,
  ) {}

  /** @param viewer is recorded with each private picture; the applicant by default */
  async of(row: queries.ApplicationRow, viewer: Viewer = { kind: 'owner', name: row.customer_id }): Promise<FilledIn> {
    const { closed, open } = this.engine.picturesOf(row)
    const names = new Set([...Object.keys(closed), ...Object.keys(open)])
    const form = Object.entries(this.engine.formOf(row)).filter(([field]) => !names.has(field))
    const pictures: Record<string, Media[]> = {}
    for (const [field, ids] of Object.entries(closed)) pictures[field] = await this.privateOf(viewer, ids)
    for (const [field, ids] of Object.entries(open)) pictures[field] = await this.publicOf(row.customer_id, ids)
    return { fields: Object.fromEntries(textsOf(Object.fromEntries(form), '')), pictures }
  }

  private async privateOf(viewer: Viewer, ids: readonly string[]): Promise<Media[]> {
    const shown: Media[] = []
    for (const id of ids) {
      const picture = await this.privateMedia.privateAddress(id, viewer)
      if (picture) shown.push({ id: trustedId('privateMedia', id), cover: coverOf(picture.path), ...picture })
    }
    return shown
  }

  private async publicOf(customerId: string, ids: readonly MediaId[]): Promise<Media[]> {
    const rows = ids.length > 0 ? await queries.publicPictures(this.context.db, customerId, ids) : []
    return rows.map(({ id, key, colour }) => {
      const path = pathOfMedia(key)
      return { id, path, cover: coverOf(path), colour }
    })
  }
}

const coverOf = (path: string): string => `${path}-${coverWidth}.webp`
