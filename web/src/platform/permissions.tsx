import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import type { Grants } from '@coussinet/contract/permissions.ts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiProblem } from './calls/api-problem.ts'
import { grants } from './calls/queries.ts'

export type RequiredGrants = {
  permission?: Permission
  anyOf?: readonly Permission[]
  allOf?: readonly Permission[]
  feature?: Feature
}

export function isGranted(granted: Grants, { permission, anyOf, allOf, feature }: RequiredGrants): boolean {
  const can = (wanted: Permission) => granted.permissions.includes(wanted)
  return (
    (permission === undefined || can(permission)) &&
    (anyOf === undefined || anyOf.some(can)) &&
    (allOf === undefined || allOf.every(can)) &&
    (feature === undefined || granted.features.includes(feature))
  )
}

function useGranted(wanted: RequiredGrants): boolean | undefined {
  const { data } = useQuery(grants)
  return data === undefined ? undefined : isGranted(data, wanted)
}

/** Tells whether the member may; false until the grants are loaded, as in the one that follows. */
export const useCan = (permission: Permission): boolean => useGranted({ permission }) ?? false
export const useFeature = (feature: Feature): boolean => useGranted({ feature }) ?? false

/** Shows its children to members with all the given grants, its fallback to the others, and nothing before the grants are known. */
export function Gate({
  fallback = null,
  children,
  ...wanted
}: RequiredGrants & { fallback?: ReactNode; children: ReactNode }) {
  const granted = useGranted(wanted)
  if (granted === undefined) return null
  return granted ? children : fallback
}

/** Runs a query once the member is known to have its permission. Never throws for grants that fail to load: the frame shows that. */
export async function whenGranted(
  queries: QueryClient,
  wanted: RequiredGrants,
  ask: () => Promise<unknown>,
): Promise<void> {
  const granted = await queries.ensureQueryData(grants).catch(() => null)
  if (granted !== null && isGranted(granted, wanted)) await ask()
}

/** Throws `forbidden` unless the member has all the given grants. */
export async function checkGrant(queries: QueryClient, wanted: RequiredGrants): Promise<void> {
  if (!isGranted(await queries.ensureQueryData(grants), wanted)) throw apiProblem('forbidden', { status: 403 })
}
