/** The thread that estimates the difficulties of one section. */
import { parentPort, workerData } from 'node:worker_threads';
import { calibrate } from '#core/learning/calibration.ts';
import type { ToCalibrate } from './estimate.ts';

const { items, people } = workerData as ToCalibrate;
parentPort?.postMessage(calibrate(items, people));
