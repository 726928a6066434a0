"use strict";
exports.id = 7614;
exports.ids = [7614];
exports.modules = { 7614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		M: () => trackWrites,
		Z: () => trackProgress
	});
	var _aftermath_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2521);
	function trackProgress(about, save, epochMs) {
		let progress = {
			...about,
			ended: 0,
			stage: "start",
			replaced: [],
			putBack: [],
			sent: []
		}, note = (change) => {
			progress = {
				...progress,
				...change
			};
			save((0, _aftermath_js__WEBPACK_IMPORTED_MODULE_0__.SQ)(progress));
		}, isOnce = !1;
		note({});
		return {
			begin: () => note({ stage: "plan" }),
			write(once) {
				let { sent, operations, ended, rollback } = progress, operation = operations[ended];
				isOnce = once;
				let stage = progress.stage === "plan" ? "write" : progress.stage, at = `${new Date(epochMs()).toISOString().slice(0, 19).replace("T", " ")} UTC`;
				once && operation !== void 0 ? note({
					stage,
					sent: [...sent, {
						operation,
						at,
						state: "sent",
						commit: rollback
					}]
				}) : stage !== progress.stage && note({ stage });
			},
			replace(replaced) {
				progress = {
					...progress,
					replaced
				};
			},
			restore: (input) => note({
				stage: "restore",
				restoring: input,
				sent: []
			}),
			putBack: (what) => note({ putBack: [...progress.putBack, what] }),
			redeploy: (commit) => note({ rollback: commit }),
			rolledBack: (rollbackEnd) => note({
				rollbackEnd,
				sent: rollbackEnd === "unknown" ? progress.sent : []
			}),
			settle(as) {
				let last = progress.sent.at(-1);
				if (!isOnce || last === void 0) return;
				let others = progress.sent.slice(0, -1);
				note({ sent: as === "refused" ? others : [...others, {
					...last,
					state: as
				}] });
			},
			end(goesOn) {
				let { operations, ended } = progress, sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
				progress = {
					...progress,
					ended: ended + 1,
					stage: "start",
					sent
				};
				progress.ended === operations.length && note({});
			}
		};
	}
	function trackWrites({ writer, tracker }, onEffect = () => {}) {
		return { async write(endpoint, parameters, body, renew) {
			tracker.write(endpoint.retry === "once");
			let effect = await writer.write(endpoint, parameters, body, renew);
			effect.state !== "unknown" && tracker.settle(effect.state === "done" ? "confirmed" : "refused");
			effect.state !== "not-done" && onEffect(effect.state);
			return effect;
		} };
	}
}) };
