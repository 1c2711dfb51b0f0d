const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a two-digit month and day can be a date. The year is ignored, so 29 February passes. */
export function isMonthAndDay(month: number, day: number): boolean {
  return day >= 1 && day <= (DAYS[month - 1] ?? 0);
}
