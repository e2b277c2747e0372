import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import type { AfterSale, Statement } from '@contract/entities/after-sale'
import type { UtcOffset } from '@contract/utc-offset'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { Clip } from '@/features/review/ReviewCard/clip'
import { MediaRow } from '@/components/base/MediaRow'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import type { RefundDetailsModel } from '../model'
import { saidWords } from '../said-text'
import { words } from '../text'
import styles from './said.module.scss'

/** Statements that are shown before all are. */
const FEW = 3

/** Statements of both sides and the platform, newest first. */
export const Said = observer(function Said({ model, refund }: { model: RefundDetailsModel; refund: AfterSale }) {
  const { said, evidenceTitle, counts, allSaid } = words()
  const { statements, evidence, steps, utcOffset } = refund
  const isHeard = steps.some(({ key }) => key === 'evidence')
  const rest = !model.allSaid && statements.length > FEW
  return (
    <View className={styles.said}>
      <View className={styles.said__head}>
        <Text className={styles.said__title} role="heading" aria-level={2}>
          {isHeard ? evidenceTitle : said}
        </Text>
        {isHeard && (
          <Text className={styles.said__note}>{counts(evidence.customer, evidence.merchant, evidence.limit)}</Text>
        )}
      </View>
      {(rest ? statements.slice(0, FEW) : statements).map((statement) => (
        <Row key={statement.id} statement={statement} utcOffset={utcOffset} />
      ))}
      {rest && (
        <Press onPress={model.showAll} className={styles.said__all}>
          <Text className={styles.said__note}>{allSaid(statements.length)}</Text>
        </Press>
      )}
    </View>
  )
})

/** Tone of a statement's tag; evidence has none. */
const tones = {
  applied: 'gray',
  edited: 'gray',
  refused: 'bad',
  evidence: undefined,
  note: undefined,
  decision: 'info',
} as const

const Row = observer(function Row({ statement, utcOffset }: { statement: Statement; utcOffset: UtcOffset }) {
  const { by, kind, name, text, pictures, video, at } = statement
  const t = saidWords()
  const tone = tones[kind]
  return (
    <View className={styles.said__row}>
      <Face statement={statement} />
      <View className={styles.said__words}>
        <View className={styles.said__who}>
          <Text className={styles.said__name} numberOfLines={1}>
            {by === 'merchant' ? <Written text={name ?? ''} /> : t[by]}
          </Text>
          {by === 'platform' ? <Tag tone="info" text={t.official} /> : tone && <Tag tone={tone} text={t[kind]} />}
          <Text className={styles.said__time}>{formatMoment(new Date(at), new Date(), language.value, utcOffset)}</Text>
        </View>
        <Text className={styles.said__text}>
          <Written text={text} />
        </Text>
        {(pictures.length > 0 || video) && (
          <View className={styles.said__media}>
            <MediaRow pictures={pictures}>{video && <Clip video={video} width={136} />}</MediaRow>
          </View>
        )}
      </View>
    </View>
  )
})

const Face = ({ statement: { avatar } }: { statement: Statement }) =>
  avatar ? (
    <Avatar picture={avatar} size={64} />
  ) : (
    <View className={styles.said__disc}>
      <Icon name="landmark" size={36} colour="info" />
    </View>
  )
