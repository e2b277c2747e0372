import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DealGroup } from '@contract/entities/group-deal'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { TimeLeft } from '@/components/base/TimeLeft'
import { Written } from '@/platform/view/written'
import type { DealGroupModel } from '../model'
import { words } from '../text'
import styles from './card.module.scss'
import { Places } from './places'

interface Props {
  model: DealGroupModel
  group: DealGroup
}

/** Status of the group, its members, and invitations. */
export const GroupCard = observer(function GroupCard({ model, group }: Props) {
  const t = words()
  return (
    <View className={styles.card}>
      {group.state === 'open' ? <Open model={model} group={group} /> : <Over group={group} />}
      {group.places.length > 0 && <Places model={model} group={group} />}
      {group.state === 'open' && model.isIn && (
        <View className={styles.card__ways}>
          <View className={styles.card__way}>
            <Button kind="outline" size={72} icon="link" text={t.copyLink} onPress={() => void model.copyLink()} />
          </View>
          <View className={styles.card__way}>
            <Button kind="outline" size={72} icon="qr-code" text={t.poster} onPress={model.share.makePoster} />
          </View>
        </View>
      )}
    </View>
  )
})

const Open = observer(({ model, group: { missing, deadline, mine, note } }: Props) => {
  const t = words()
  const held = model.isHeld ? mine?.payBefore : undefined
  return (
    <View className={styles.card__head} role="status">
      <Text className={styles.card__title}>{held ? t.pay : t.more(missing)}</Text>
      {note !== '' && (
        <Text className={styles.card__said}>
          <Written text={`“${note}”`} />
        </Text>
      )}
      <View className={styles.card__time}>
        <Text className={styles.card__note}>{held ? t.payIn : t.endsIn}</Text>
        <TimeLeft endsAt={held ?? deadline} label={held ? t.payIn : t.endsIn} onEnd={model.refresh} />
      </View>
    </View>
  )
})

const Over = observer(({ group: { state, mine } }: { group: DealGroup }) => {
  const t = words()
  const isFormed = state === 'formed'
  const isMine = mine?.place === 'paid'
  const title = isFormed ? (isMine ? t.formed : t.formedTheirs) : t.failed
  return (
    <View className={styles.card__head} role="status">
      <View className={styles[isFormed ? 'card__disc--formed' : 'card__disc--failed']}>
        <Icon name={isFormed ? 'check' : 'x'} size={72} colour="white" weight={2.4} />
      </View>
      <Text className={styles.card__title}>{title}</Text>
      {(!isFormed || isMine) && <Text className={styles.card__note}>{isFormed ? t.formedText : t.failedText}</Text>}
    </View>
  )
})
