"use strict";
exports.id = 9658;
exports.ids = [9658];
exports.modules = { 9658: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		anotherPlan: () => anotherPlan,
		planAll: () => planAll,
		runAsApproved: () => runAsApproved,
		withoutSuperseded: () => withoutSuperseded
	});
	var _core_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2809), _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(123), _run_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(332);
	async function runAsApproved(ports, found, planHash) {
		let { inputs, console, patience } = ports, planned = await patience.during({ doing: "looking at what would change" }, () => planAll(ports, found)), isSame = planned.planHash === planHash, failure = planned.failure ?? (isSame ? void 0 : anotherPlan(planHash, planned));
		if (inputs.dryRun) return {
			...planned,
			failure
		};
		if (failure !== void 0) return {
			...planned,
			facts: found,
			failure,
			planHash: void 0,
			results: planned.results.map(asNotRun)
		};
		console.info("the plan matches plan-hash");
		let { script } = planned.facts ?? found, isStanding = script !== void 0 && script.before === script.after;
		return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.Tm)(ports, isStanding ? {
			...found,
			script
		} : found, planned.plans);
	}
	function planAll(ports, found) {
		return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.Tm)(ports.inputs.dryRun ? ports : silenced(ports), found);
	}
	async function withoutSuperseded(planned, ports, found) {
		let { failure, planHash } = await (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.pF)(silenced(ports), found);
		if (failure?.reason !== "older-commit") return planned;
		let plans = planned.plans.map((plan) => ({
			...plan,
			changes: [],
			isExpected: !1
		}));
		return {
			...planned,
			planHash,
			plans,
			results: []
		};
	}
	function silenced(ports) {
		let ignore = () => {}, group = (_, body) => body();
		return {
			...ports,
			inputs: {
				...ports.inputs,
				dryRun: !0
			},
			console: {
				...ports.console,
				..._core_log_js__WEBPACK_IMPORTED_MODULE_0__.D,
				group
			},
			tracker: {
				...ports.tracker,
				begin: ignore,
				end: ignore
			}
		};
	}
	function asNotRun(result) {
		return result.status === "failed" || result.status === "unknown" ? result : {
			...result,
			status: "not-run",
			changes: []
		};
	}
	function anotherPlan(approved, now) {
		let lines = now.results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
		return {
			reason: "plan-changed",
			message: `The plan no longer matches plan-hash. Nothing was written. ${(now.planHash?.slice(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.QR) === approved.slice(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.QR) ? ["All that differs is a deploy script: it was replaced since the plan was made."] : ["It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines]).join("\n")}`,
			next: _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.lw
		};
	}
}) };
