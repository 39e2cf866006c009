// domain rules §2.2: the acts that the package pays, for display alone
export const vaccines = { dog: 'CHPPiL, rage', cat: 'typhus, coryza, leucose, rage' }
