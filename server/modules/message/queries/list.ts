import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { MessageGroup, MessageKind } from '@contract/message-groups'
import { descending, type KeyedRow, Keyset, type Slice } from '../../../database/keyset'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

/** A notice, or an announcement to everybody, whose title and text are its own. */
export interface MessageRow extends KeyedRow {
  readonly id: string
  readonly at: Date
  readonly is_read: boolean
  readonly message_group: MessageGroup
  /** Null for an announcement. */
  readonly topic: string | null
  readonly params: object
  readonly target_id: string | null
  readonly picture: Picture | null
  readonly until: Date | null
}

/** The params of an announcement. */
export interface ArticleParams {
  readonly title: Bilingual
  readonly text: Bilingual
}

/** Which messages are listed: the columns of announcements are those of notices. */
interface Search {
  readonly customerId: string
  readonly kind: MessageKind
  readonly group: MessageGroup | undefined
  readonly now: Date
  readonly slice: Slice
}

const newestBy = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  new Keyset([descending('instant', at), descending('id', id)])
const ofNotices = newestBy(sql`notices.created_at`, sql`notices.id`)
const ofArticles = newestBy(sql`articles.published_at`, sql`articles.id`)

const notices = ({ customerId, kind, group, slice }: Search) => sql`
  (select id, created_at as at, read_at is not null as is_read, message_group, topic, params, target_id, picture, until,
    ${ofNotices.values} as sort_keys
  from notices
  where customer_id = ${customerId} and kind = ${kind} and removed_at is null
    and ${group === undefined ? sql`true` : sql`message_group = ${group}`} and ${ofNotices.after(slice.after)}
  order by ${ofNotices.order} limit ${slice.limit})`

const articles = ({ customerId, now, slice }: Search) => sql`
  (select articles.id, published_at as at,
    marks.read_at is not null or published_at <= coalesce(announcements_seen_at, customers.created_at) as is_read,
    'news' as message_group, null as topic,
    jsonb_build_object('title', title, 'text', paragraphs -> 0 -> 'text') as params,
    articles.id::text as target_id, articles.pictures -> 0 as picture, null::timestamptz as until,
    ${ofArticles.values} as sort_keys
  from articles join customers on customers.id = ${customerId}
  left join announcement_marks as marks on marks.article_id = articles.id and marks.customer_id = customers.id
  where kind = 'announcement' and published_at <= ${now} and marks.removed_at is null
    and ${ofArticles.after(slice.after)}
  order by ${ofArticles.order} limit ${slice.limit})`

/** One page of the messages of a kind, newest first; announcements to everybody are among the `news`. */
export async function messagesOf(db: Db, search: Search): Promise<MessageRow[]> {
  const { kind, group, slice } = search
  const parts = [
    ...(group === 'news' ? [] : [notices(search)]),
    ...(kind === 'announcement' && (group ?? 'news') === 'news' ? [articles(search)] : []),
  ]
  const all = sql.join(parts, sql` union all `)
  const { rows } = await sql<MessageRow>`
    select * from (${all}) as messages order by at desc, id desc limit ${slice.limit}`.execute(db)
  return rows
}
