import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Skeleton } from '@/components/base/Skeleton'
import { ConsentRow } from '@/components/form/ConsentRow'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { type MemberModel, type Plan, savingOf } from '../model'
import { words } from '../text'
import styles from './plans.module.scss'

const PlanCard = observer(({ model, plan }: { model: MemberModel; plan: Plan }) => {
  const { save, aDay } = words()
  const on = model.plan?.key === plan.key
  const saving = savingOf(plan)
  return (
    <Press
      role="radio"
      on={on}
      label={`${plan.name}, ${formatMoney(plan.price)}`}
      onPress={() => model.choose(plan.key)}
      className={styles[on ? 'plans__plan--on' : 'plans__plan']}
    >
      {on && saving > 0 && (
        <View className={styles.plans__tag}>
          <Text className={styles['plans__tag-text']}>{save(formatMoney(saving, { trim: true }))}</Text>
        </View>
      )}
      <Text className={styles.plans__name}>{plan.name}</Text>
      <Price amount={plan.price} tone="ink" />
      <Text className={styles.plans__list}>{saving > 0 ? formatMoney(plan.listPrice) : ' '}</Text>
      <Text className={styles.plans__day}>{aDay(formatMoney(Math.round(plan.price / plan.days)))}</Text>
    </Press>
  )
})

/** The tick before joining, with a link to the terms. */
const Terms = observer(({ model }: { model: MemberModel }) => {
  const { agree, terms, noRenewal } = words()
  return (
    <ConsentRow
      on={model.agreed}
      missed={model.missed}
      onChange={(agreed) => model.agree(agreed)}
      parts={[agree, { text: terms, onOpen: () => navigate('userAgreement', { key: 'membershipTerms' }) }, noRenewal]}
    />
  )
})

const PlansSkeleton = () => (
  <>
    <Skeleton width="100%" height={216} radius={16} />
    <Skeleton width="80%" height={48} />
    <Skeleton width="100%" height={96} radius={999} />
  </>
)

/** The plans to choose from, the terms, and the way to pay. */
export const Plans = observer(({ model }: { model: MemberModel }) => {
  const { join, renew, joinFor, renewFor, noPlans } = words()
  return (
    <View className={styles.plans}>
      <Text className={styles.plans__title} role="heading" aria-level={2}>
        {model.isMember ? renew : join}
      </Text>
      <AsyncView
        resource={model.plans}
        skeleton={<PlansSkeleton />}
        empty={{ when: (plans) => plans.length === 0, view: <Text className={styles.plans__day}>{noPlans}</Text> }}
        inline
      >
        {(plans) => (
          <>
            <View className={styles.plans__row} role="radiogroup" aria-label={join} ariaLabel={join}>
              {plans.map((plan) => (
                <PlanCard key={plan.key} model={model} plan={plan} />
              ))}
            </View>
            <Terms model={model} />
            {model.plan && (
              <Button
                kind="gold"
                size={96}
                busy={model.busy}
                text={(model.isMember ? renewFor : joinFor)(model.plan.name, formatMoney(model.plan.price))}
                onPress={() => model.join()}
              />
            )}
          </>
        )}
      </AsyncView>
    </View>
  )
})
