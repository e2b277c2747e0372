import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import type { DealGroup, GroupNews } from '@contract/entities/group-deal'
import type { UtcOffset } from '@contract/utc-offset'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Timeline } from '@/components/base/Timeline'
import { Tag } from '@/components/base/Tag'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { words as dealWords } from '@/features/group-deal/text'
import { language } from '@/platform/session/language'
import type { DealGroupModel } from '../model'
import { words } from '../text'
import styles from './facts.module.scss'

interface Props {
  model: DealGroupModel
  group: DealGroup
}

const moment = (at: string, utcOffset: UtcOffset): string =>
  formatMoment(new Date(at), new Date(), language.value, utcOffset)

/** Package that the group buys. */
export const DealCard = observer(function DealCard({ model, group: { deal } }: Props) {
  return (
    <Press label={deal.name} onPress={model.openDeal} className={styles.facts__deal}>
      <Picture picture={deal.picture} width={176} height={144} />
      <View className={styles.facts__words}>
        <Text className={styles.facts__name} numberOfLines={2}>
          {deal.name}
        </Text>
        <View className={styles.facts__row}>
          <Tag tone="red" text={dealWords().of(deal.size)} />
          <Price amount={deal.price} size={36} original={deal.marketPrice} />
        </View>
      </View>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

function textOf({ kind, name }: GroupNews): string {
  const t = words()
  const texts: Record<GroupNews['kind'], string> = {
    ...{ started: t.started(name), held: t.held(name), paid: t.hasPaid(name), left: t.left(name) },
    ...{ leads: t.leads(name), formed: t.isFormed, failed: t.isFailed },
  }
  return texts[kind]
}

/** Events of the group, newest first. */
export const News = observer(function News({ group: { news, utcOffset } }: { group: DealGroup }) {
  const steps = news.map((each, index) => ({
    title: textOf(each),
    aside: moment(each.at, utcOffset),
    state: index === 0 ? ('now' as const) : ('todo' as const),
  }))
  return (
    <View className={styles.facts}>
      <Text className={styles.facts__title}>{words().news}</Text>
      <Timeline steps={steps} />
    </View>
  )
})

export const Facts = observer(function Facts({ model, group: { deadline, utcOffset, mine } }: Props) {
  const t = words()
  return (
    <View className={styles.facts}>
      <KeyValue label={t.deadline} value={moment(deadline, utcOffset)} />
      {mine && <CopyFact label={t.number} value={mine.number} onCopy={() => void model.copy(mine.number)} />}
    </View>
  )
})
