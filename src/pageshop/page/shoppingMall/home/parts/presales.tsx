import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PresaleCard } from '@contract/entities/presale'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { SectionTitle } from '@/components/base/SectionTitle'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { AsyncView } from '@/components/list/AsyncView'
import { presaleWords } from '@/features/mall/presale/text'
import { PresaleClock } from '@/features/mall/PresaleClock'
import { navigate } from '@/platform/navigation/gate'
import type { MallModel } from '../model'
import { words } from '../text'
import styles from './presales.module.scss'

/** The presales that can be paid now, beside each other; nothing without any. */
export const Presales = observer(function Presales({ model: { presales } }: { model: MallModel }) {
  return (
    <AsyncView resource={presales} skeleton={<Loading />} inline>
      {(all) => (
        <Strip open={all.filter(({ phase }) => phase === 'deposit')} onEnd={() => void presales.reload(false)} />
      )}
    </AsyncView>
  )
})

const Strip = observer(function Strip({ open, onEnd }: { open: readonly PresaleCard[]; onEnd: () => void }) {
  const t = words()
  const [first] = open
  if (!first) return null
  return (
    <View className={styles.presales}>
      <SectionTitle
        title={t.presale}
        middle={<PresaleClock name={presaleWords().endsIn} at={first.depositUntil} onEnd={onEnd} />}
        more={t.more}
        onMore={() => navigate('presales')}
      />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.presales__scroll}>
        <View className={styles.presales__row}>
          {open.map((presale) => (
            <Card key={presale.id} presale={presale} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

const Loading = () => (
  <View className={styles.presales}>
    <Skeleton width={280} height={44} />
    <View className={styles.presales__row}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} width={216} height={320} />
      ))}
    </View>
  </View>
)

const Card = ({ presale: { id, name, cover, deposit, price } }: { presale: PresaleCard }) => {
  const t = presaleWords()
  return (
    <Press
      label={`${name}, ${formatMoney(price)}`}
      onPress={() => navigate('presale', { id })}
      className={styles.presales__card}
    >
      <Picture picture={cover} width={216} />
      <Text className={styles.presales__name} numberOfLines={1}>
        {name}
      </Text>
      <View className={styles.presales__tag}>
        <Tag text={deposit === null ? t.fullPrice : t.depositOf(formatMoney(deposit, { trim: true }))} />
      </View>
      <Price amount={price} />
    </Press>
  )
}
