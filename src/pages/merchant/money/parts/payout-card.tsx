import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { accountIcons, accountName } from '@/features/wallet/withdraw-words'
import { language } from '@/platform/session/language'
import type { Balance, StoreMoneyModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The next automatic payout, the account and the rhythm. */
export const PayoutCard = observer(function PayoutCard({
  model,
  balance,
}: {
  model: StoreMoneyModel
  balance: Balance
}) {
  const { nextPayout, settings, utcOffset } = balance
  const t = words()
  return (
    <View className={styles.card}>
      {nextPayout ? (
        <>
          <View className={styles.card__head}>
            <Text className={styles.card__line}>{t.next}</Text>
            <Text className={styles.card__line}>{t.soFar}</Text>
          </View>
          <View className={styles.card__head}>
            <Text className={styles.card__sum}>
              {formatDay(new Date(nextPayout.at), new Date(), language.value, utcOffset)}
            </Text>
            <Text className={styles.card__sum}>{model.amounts.text(nextPayout.amount)}</Text>
          </View>
        </>
      ) : (
        <Text className={styles.card__line}>{t.noNext}</Text>
      )}
      <Cell
        icon={settings.account ? accountIcons[settings.account.kind] : 'landmark'}
        label={settings.account ? accountName(settings.account) : t.link}
        value={settings.account ? t.change : ''}
        onOpen={() => void model.changeAccount()}
      />
      {settings.account && (
        <Cell icon="clock" label={t.rhythm} value={t[settings.period]} onOpen={model.startChoosing} />
      )}
    </View>
  )
})

const periods = ['none', 'daily', 'weekly', 'monthly'] as const

/** The choice of the rhythm. */
export const RhythmSheet = observer(function RhythmSheet({ model }: { model: StoreMoneyModel }) {
  const t = words()
  return (
    <Sheet open={model.choosing} onClose={model.endChoosing} title={t.rhythm}>
      <View className={styles.sheet}>
        <RadioGroup
          label={t.rhythm}
          options={periods.map((value) => ({ value, text: t[value] }))}
          chosen={model.balance.value?.settings.period}
          onChoose={(period) => void model.choosePeriod(period)}
        />
      </View>
    </Sheet>
  )
})
