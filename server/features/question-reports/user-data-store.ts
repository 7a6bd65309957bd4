/** What a student has reported. */
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';
import { exportReports } from './store.ts';

export const questionReportUserData: UserData = {
  tables: [ofAccounts('question_reports', 'questionReports')],
  exportLists: { questionReports: exportReports },
};
