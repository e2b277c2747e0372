import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Application, ApplicationReason } from '@contract/entities/application'
import { formatDateTime } from '@contract/date'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { ApplicationSteps } from '../ApplicationSteps'
import { stateLooks } from '../state-looks'
import { words } from '../text'
import styles from './index.module.scss'

interface Props {
  application: Application
  /** Opens the form at a field. */
  onFix: (field: string | null) => void
}

/** Status of an application, with the reason of a rejection. */
export const ApplicationReview = observer(function ApplicationReview({ application, onFix }: Props) {
  const { step, tone, icon, title, text } = stateLooks[application.state]
  return (
    <View className={styles.review}>
      <ApplicationSteps step={step} />
      <View className={styles.review__state} role="status">
        <View className={styles[`review__disc--${tone}`]}>
          <Icon name={icon} size={64} colour={tone} />
        </View>
        <Text className={styles.review__title}>{title()}</Text>
        <Text className={styles.review__text}>{text(application)}</Text>
      </View>
      {application.reasons.length > 0 && <Reasons application={application} onFix={onFix} />}
      {application.number && <Facts application={application} />}
    </View>
  )
})

const Reasons = observer(({ application: { reasons, state }, onFix }: Props) => (
  <View className={styles.review__card}>
    <Text className={styles.review__heading}>{words().reasons}</Text>
    {reasons.map((reason) => (
      <Reason key={reason.text} reason={reason} onFix={state === 'resubmit' ? onFix : undefined} />
    ))}
  </View>
))

const Reason = observer(({ reason: { field, text }, onFix }: { reason: ApplicationReason; onFix?: Props['onFix'] }) => (
  <View className={styles.review__reason}>
    <Icon name="circle-alert" size={36} colour="bad" />
    <Text className={styles.review__why}>{text}</Text>
    {onFix && (
      <Press label={`${words().fix}: ${text}`} onPress={() => onFix(field)} className={styles.review__fix}>
        <Text className={styles.review__link}>{words().fix}</Text>
      </Press>
    )}
  </View>
))

const at = (instant: string | null): string => (instant ? formatDateTime(new Date(instant)) : '')

const Facts = observer(({ application }: Pick<Props, 'application'>) => {
  const { applicant, submitted, decided, number } = words()
  const facts = [
    [applicant, application.applicant],
    [submitted, at(application.submittedAt)],
    [decided, at(application.decidedAt)],
    [number, application.number],
  ] as const
  return (
    <View className={styles.review__card}>
      {facts.map(([label, value]) => value && <KeyValue key={label} label={label} value={value} />)}
    </View>
  )
})
