import { Suspense } from 'react';
import { useStore } from 'zustand';
import { reportStore } from '../data/report/reporting.ts';
import { lazyPart } from '../lib/lazy-part.tsx';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog));

/** Loads the form with the first thing that is reported. */
export function ReportGate() {
  const reported = useStore(reportStore, (state) => state.reported);
  return (
    reported && (
      <Suspense fallback={null}>
        <ReportDialog key={reported.subject.id} reported={reported} />
      </Suspense>
    )
  );
}
