export type {
  DeclineReason,
  DeliveryOffer,
  DeliveryProblem,
  DeliveryStep,
  DeliverySummary,
  DeliveryTask,
  ReleaseReason,
  RiderProfile,
} from '@contract/entities/delivery'
