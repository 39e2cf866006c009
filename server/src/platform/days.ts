export {
  addDays,
  addMonths,
  anniversary,
  anniversaryOnOrBefore,
  type Day,
  dayOf,
  daysBetween,
  today,
} from '@coussinet/contract/domain/days.ts'
