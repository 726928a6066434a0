"use strict";
exports.id = 156;
exports.ids = [156];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_DEPLOY_SCRIPT_CHARACTERS: () => MAX_DEPLOY_SCRIPT_CHARACTERS,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let MAX_DEPLOY_SCRIPT_CHARACTERS = 65535, path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: MAX_DEPLOY_SCRIPT_CHARACTERS }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", path, "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findWayBack: () => findWayBack });
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _deploy_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8891), _site_target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);
		async function findWayBack(ports, facts, replaced, learn) {
			let { startedAt, inputs } = ports;
			if (replaced.length === 0) return { why: "this run has replaced nothing, so there is nothing to go back to" };
			let lost = replaced.find(({ before, after }) => before === null || after === null);
			if (lost !== void 0) return { why: `the service does not show ${lost.what} as it was before this run` };
			try {
				let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script ?? await readScript(ports, facts, learn), commit = (0, _deploy_pinned_commit_js__WEBPACK_IMPORTED_MODULE_2__.I)(script.after);
				if (commit === void 0) return { why: PINS_NOTHING };
				return {
					commit,
					checksDue: startedAt + inputs.timeoutMs * .6666666666666666
				};
			} catch (error) {
				return { why: `the deploy script could not be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}` };
			}
		}
		let PINS_NOTHING = "the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to";
		async function readScript({ reader, patience }, facts, learn) {
			let text = await patience.during({ doing: "reading what is there" }, () => reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_3__.$)(facts))), script = {
				before: text,
				after: text
			};
			learn({ script });
			return script;
		}
	})
};
